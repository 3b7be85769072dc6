/**
 * @param {import('./size').Size} size
 * @returns {number}
 */
export function area(size) {
  return size.width * size.height;
}
