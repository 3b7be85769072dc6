import { fail } from 'word-kit';

fail({ list: ['one'] });
