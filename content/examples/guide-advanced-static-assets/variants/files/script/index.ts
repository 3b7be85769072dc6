import bellUrl from '../src/assets/bell.svg';

console.log(bellUrl);
