import { createStageOutputs } from '@/lib/cli/stage-output';

/** Returns the function that opens outputs, and one that takes what has been shown since the last call. */
function open() {
  let shown = '';
  const openOutput = createStageOutputs((text) => {
    shown += text;
  });
  const take = () => {
    const taken = shown;
    shown = '';
    return taken;
  };
  return { openOutput, take };
}

test('the first stage is shown live, the output of the next one when the first has ended', () => {
  const { openOutput, take } = open();
  const [first, second] = [openOutput(), openOutput()];
  first.write('a');
  expect(take()).toBe('a');
  second.write('1');
  first.write('b');
  expect(take()).toBe('b');
  first.end();
  expect(take()).toBe('1');
  second.write('2');
  expect(take()).toBe('2');
});

test('a stage that ends before an earlier one is shown after it, complete', () => {
  const { openOutput, take } = open();
  const [first, second, third] = [openOutput(), openOutput(), openOutput()];
  third.write('x');
  second.write('1');
  second.write('2');
  second.end();
  expect(take()).toBe('');
  first.write('a');
  first.end();
  expect(take()).toBe('a12x');
  third.end();
  const later = openOutput();
  later.write('l');
  expect(take()).toBe('l');
});
