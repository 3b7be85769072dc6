import { useState } from 'preact/hooks';
import './Stepper.css';

export interface StepperProps {
  initial?: number;
}

export function Stepper({ initial = 1 }: StepperProps) {
  const [value, setValue] = useState(initial);
  return (
    <button class="stepper" onClick={() => setValue(value + 1)}>
      {value}
    </button>
  );
}
