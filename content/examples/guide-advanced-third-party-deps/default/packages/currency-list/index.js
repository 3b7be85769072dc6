export function symbolOf(currency) {
  return currency === 'EUR' ? '€' : '$';
}
