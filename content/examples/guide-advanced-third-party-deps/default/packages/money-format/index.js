export function formatMoney(amount, symbol) {
  return `${symbol}${amount.toFixed(2)}`;
}
