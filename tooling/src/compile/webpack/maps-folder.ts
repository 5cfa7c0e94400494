/** The folder of source maps in a compiled package and in the storage: they contain the sources, so no site serves it. */
export const mapsFolder = 'maps';
