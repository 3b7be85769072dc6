const api = {};
api.tick = () => '12:31';
module.exports = api;
