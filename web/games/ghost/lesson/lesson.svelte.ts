// Whether the lesson of Ghost Train is offered at this device.
import { Lesson } from '../../../table/lesson.svelte';

export const ghostLesson = new Lesson('lesson.ghost');
