/**
 * Keeps the output of each stage together while several run in parallel: the one that was opened first is shown live, others are held back
 * until all before them have ended. The returned function opens the output of a stage, whose `end` is called once, after the last `write`.
 */
export function createStageOutputs(show: (text: string) => void) {
  const waiting: { held: string; isOver: boolean }[] = [];
  const showLive = () => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      show(first.held);
      first.held = '';
      if (!first.isOver) return;
      waiting.shift();
    }
  };
  return () => {
    const output = { held: '', isOver: false };
    waiting.push(output);
    return {
      write: (text: string) => {
        output.held += text;
        if (output === waiting[0]) showLive();
      },
      end: () => {
        output.isOver = true;
        if (output === waiting[0]) showLive();
      },
    };
  };
}
