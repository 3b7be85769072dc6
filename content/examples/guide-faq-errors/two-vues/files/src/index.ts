import { defineComponent, h, renderSlot } from 'vue';

export const Face = defineComponent({
  render() {
    return h('div', [renderSlot(this.$slots, 'default')]);
  },
});
