import face from './face.svg';

console.log(face);
