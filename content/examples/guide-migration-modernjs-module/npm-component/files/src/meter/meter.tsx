import styles from './meter.module.scss';

export interface MeterProps {
  value: number;
}

export const Meter = ({ value }: MeterProps) => (
  <div className={styles.meter} style={{ width: `${value}%` }} />
);
