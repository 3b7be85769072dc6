import './package.scss';
