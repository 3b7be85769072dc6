/** A browser of the system, driven by WebDriver commands: Playwright drives only its own builds of Firefox and WebKit. */
export interface InstalledBrowser {
  open(url: string): Promise<void>;
  /** Runs a function in the page and returns its result. It must not use anything from outside. */
  evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks the first visible element that a CSS selector finds. */
  click(selector: string): Promise<void>;
  /** Presses keys one after another while holding `modifier`. Special keys have WebDriver's code points. */
  press(keys: string, modifier?: string): Promise<void>;
  stop(): Promise<void>;
}

/** A browser that may be installed. */
export interface BrowserProgram {
  readonly name: string;
  readonly isInstalled: boolean;
  /** Whether going back always restores a page from memory. WebKit sometimes loads it again, such as when the machine is busy. */
  readonly keepsPages: boolean;
  start(): Promise<InstalledBrowser>;
}

/** Special keys as WebDriver writes them. */
export const KEYS = { control: '\uE009', escape: '\uE00C', enter: '\uE007', tab: '\uE004' } as const;

/** Key of an element in answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The commands that differ in their transport. `id` is that of an element. */
interface Commands {
  open(url: string): Promise<unknown>;
  execute(script: string, args: readonly unknown[]): Promise<unknown>;
  clickElement(id: string): Promise<unknown>;
  act(actions: readonly object[]): Promise<unknown>;
  stop(): Promise<void>;
}

export function createBrowser({ open, execute, clickElement, act, stop }: Commands): InstalledBrowser {
  return {
    open: async (url) => void (await open(url)),
    evaluate: async (run, ...args) => (await execute(`return (${run})(...arguments)`, args)) as never,
    async click(selector) {
      const script = 'return [...document.querySelectorAll(arguments[0])].find((each) => each.checkVisibility())';
      const value = await execute(script, [selector]);
      if (typeof value !== 'object' || value === null) throw new Error(`No visible element: ${selector}`);
      await clickElement(Reflect.get(value, ELEMENT));
    },
    async press(keys, modifier) {
      const held = modifier ? [{ type: 'keyDown', value: modifier }] : [];
      const presses = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      const released = modifier ? [{ type: 'keyUp', value: modifier }] : [];
      await act([{ type: 'key', id: 'keys', actions: [...held, ...presses, ...released] }]);
    },
    stop,
  };
}
