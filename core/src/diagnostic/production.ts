import type * as Development from "./development.ts"

// What `#development` is where nothing asks for the condition `development`: a page in production pays nothing for it.

/** What a development build does beside making a kit: nothing here. */
export const develop: typeof Development.develop | undefined = undefined
