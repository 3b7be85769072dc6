import 'clock-listed/register';
