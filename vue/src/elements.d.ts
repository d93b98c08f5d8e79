// What is used of the elements' module, whose own types are written when it is built.
declare module "@latchkey/elements/latchkey" {
  import type { attachModal as attach } from "@latchkey/react/element"

  export const attachModal: typeof attach
}
