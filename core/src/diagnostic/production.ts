import type * as Development from "./development.ts"

// What `#development` is where nothing asks for the condition `development`: a page in production pays little for it.

/** Makes a kit of options that nobody judges. Fails: as `make` does,. */
export const develop: typeof Development.develop = (_, make) => make()
