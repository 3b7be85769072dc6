import query from './alarms.graphql?raw';

export { query };
