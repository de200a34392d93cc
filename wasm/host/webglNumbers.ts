/*
 * WebGL's own numbers (Khronos, WebGL 2.0, section 3). Asked of the context, each would be a name in
 * the script that no minifier may shorten; written here, each is a number where it is used.
 */
export const ARRAY_BUFFER = 0x8892;
export const BLEND = 0xbe2;
export const COLOR_BUFFER_BIT = 0x4000;
export const DEPTH_BUFFER_BIT = 0x100;
export const DEPTH_TEST = 0xb71;
export const DYNAMIC_DRAW = 0x88e8;
export const ELEMENT_ARRAY_BUFFER = 0x8893;
export const FLOAT = 0x1406;
export const FRAGMENT_SHADER = 0x8b30;
export const LINES = 1;
export const LINK_STATUS = 0x8b82;
export const ONE = 1;
export const ONE_MINUS_SRC_ALPHA = 0x303;
export const POINTS = 0;
export const UNSIGNED_BYTE = 0x1401;
export const UNSIGNED_INT = 0x1405;
export const VERTEX_SHADER = 0x8b31;
