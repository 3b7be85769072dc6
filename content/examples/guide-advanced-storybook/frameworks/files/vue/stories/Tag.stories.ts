import type { Meta, StoryObj } from 'storybook-vue3-rsbuild';
import { Tag } from '../src';

const meta = {
  component: Tag,
  tags: ['autodocs'],
  args: { text: 'New' },
} satisfies Meta<typeof Tag>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
