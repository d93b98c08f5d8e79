const MAX_CHARACTERS = 500

/**
 * A text with nothing of its URLs but where they lead: paths and queries hold keys, and what stands before an `@` a password. At
 * most 500 characters.
 */
export const withoutSecrets = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .replaceAll(/([a-z][\w+.-]*:\/\/)(?:[^\s"'/@]*@)?([^\s"'/?#]*)[^\s"']*/gi, "$1$2")
