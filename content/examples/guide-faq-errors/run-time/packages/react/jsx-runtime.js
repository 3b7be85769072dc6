exports.jsx = (type, props) => ({ type, props });
