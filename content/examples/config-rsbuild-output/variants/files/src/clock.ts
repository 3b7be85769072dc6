/** Two digits each. */
export const clock = (hour: number, minute: number) => {
  // Padded on the left
  const parts = [hour, minute].map((part) => String(part).padStart(2, '0'));
  return parts.join(':');
};
