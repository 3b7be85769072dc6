module.exports = () => ({
  visitor: {
    StringLiteral({ node }) {
      if (node.value === 'mile') node.value = 'league';
    },
  },
});
