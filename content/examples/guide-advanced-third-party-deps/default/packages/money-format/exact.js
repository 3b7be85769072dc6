export function formatExact(amount, symbol) {
  return `${symbol}${amount}`;
}
