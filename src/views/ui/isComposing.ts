import type { KeyboardEvent } from 'react';

/** The key code of a key that an input method handles. */
const HANDLED = 229;

/**
 * Whether a key belongs to an input method, such as Enter that accepts its suggestion. In Safari, composing has already ended by then, and only the
 * deprecated key code says so.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === HANDLED;
