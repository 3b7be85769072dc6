import 'clock-face/dist/index.css';
