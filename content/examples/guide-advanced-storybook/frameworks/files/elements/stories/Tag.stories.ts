import type { Meta, StoryObj } from 'storybook-web-components-rsbuild';
import '../src';

export default {
  component: 'status-tag',
  tags: ['autodocs'],
  args: { text: 'New' },
} satisfies Meta;

export const Plain: StoryObj = {};
