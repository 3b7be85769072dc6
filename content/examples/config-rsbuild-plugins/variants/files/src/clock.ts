export const clock = (hour: number) => {
  const text = String(hour);
  return text.padStart(2, '0');
};
