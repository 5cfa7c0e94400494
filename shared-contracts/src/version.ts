/** Version of the host contract; remotes name the range they need in `remote.json`. */
export const contractVersion = '1.12.0';
