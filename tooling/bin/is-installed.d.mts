export function isInstalled(root: string, withDev?: boolean): boolean;
