module.exports = ({ hour, zone }) => `${hour} ${zone}`;
