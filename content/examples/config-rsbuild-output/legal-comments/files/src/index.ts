/*! clock-text | MIT */

// Two digits each
export const clock = (hour: number, minute: number) =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
