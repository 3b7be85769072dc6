exports.createElement = (type, props) => ({ type, props });
