/**
 * Waits for a message from the process that started this one, and ends with that process. Returns at once if there is no channel to it, as
 * when a person starts the program.
 * @returns {Promise<void>}
 */
export function waitForParent() {
  // False if the other process has ended.
  if (process.connected === undefined) return Promise.resolve();
  const end = () => process.exit(1);
  if (!process.connected) end();
  return new Promise((resolve) => {
    process.once('disconnect', end);
    process.once('message', () => {
      process.off('disconnect', end);
      resolve();
      // Not immediately: if the message had to wait for its listener, Node still needs the channel.
      setImmediate(() => process.disconnect());
    });
  });
}
