import { createSignal } from 'solid-js';
import './Stepper.css';

export interface StepperProps {
  initial?: number;
}

export function Stepper(props: StepperProps) {
  const [value, setValue] = createSignal(props.initial ?? 1);
  return (
    <button class="stepper" onClick={() => setValue(value() + 1)}>
      {value()}
    </button>
  );
}
