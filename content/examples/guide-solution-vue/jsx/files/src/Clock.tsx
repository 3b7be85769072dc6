import { defineComponent, ref } from 'vue';

export const Clock = defineComponent({
  props: { start: { type: Number, required: true } },
  setup(props) {
    const minutes = ref(props.start);
    return () => <time onClick={() => minutes.value++}>{minutes.value}</time>;
  },
});
