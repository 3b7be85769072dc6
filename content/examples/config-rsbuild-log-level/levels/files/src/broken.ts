import './nope';
