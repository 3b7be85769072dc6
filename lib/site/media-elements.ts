/** The elements that load files, except images. A component adds the base path to the paths of these files. */
export const MEDIA_NAMES = ['audio', 'image', 'source', 'track', 'use', 'video'] as const;

/** Attributes of such elements and of images with the path of a file, in lower case; `srcset` lists several. */
export const FILE_ATTRIBUTE = /^(?:src|srcset|poster)$|href$/;
