/**
 * Output of a stage. `end` is called once, after the last `write`.
 * @typedef {{ readonly write: (text: string) => void, readonly end: () => void }} StageOutput
 */

/**
 * Keeps the output of each stage together while several run in parallel. The stage that was opened first is shown live; the output of the
 * others is held back until all stages before them have ended.
 * @param {(text: string) => void} show
 * @returns {() => StageOutput} Opens the output of a stage.
 */
export function createStageOutputs(show) {
  /** @type {{ held: string, isOver: boolean }[]} */
  const waiting = [];
  const showLive = () => {
    for (let first = waiting[0]; first; first = waiting[0]) {
      show(first.held);
      first.held = '';
      if (!first.isOver) return;
      waiting.shift();
    }
  };
  return () => {
    const own = { held: '', isOver: false };
    waiting.push(own);
    return {
      write: (text) => {
        own.held += text;
        if (own === waiting[0]) showLive();
      },
      end: () => {
        own.isOver = true;
        if (own === waiting[0]) showLive();
      },
    };
  };
}
