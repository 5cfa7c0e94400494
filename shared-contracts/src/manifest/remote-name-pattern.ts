/** Names of remotes, everywhere: in the manifest, in telemetry, in addresses and in the lists of the workspace. */
export const remoteNamePattern = /^mf-[a-z0-9-]+$/;
