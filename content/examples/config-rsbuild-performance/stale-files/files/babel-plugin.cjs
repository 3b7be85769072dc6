module.exports = () => ({
  visitor: {
    StringLiteral({ node }) {
      if (node.value === 'NUMBER') node.value = 'one';
    },
  },
});
