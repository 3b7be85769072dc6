import type { Meta, StoryObj } from 'storybook-html-rsbuild';
import { createTag, type TagOptions } from '../src';

export default {
  render: createTag,
  tags: ['autodocs'],
  args: { text: 'New' },
} satisfies Meta<TagOptions>;

export const Plain: StoryObj<TagOptions> = {};
