/**
 * What is mutated together, and the tests that ought to notice.
 *
 * @typedef {object} Group
 * @property {ReadonlyArray<string>} mutate Files, as patterns below the repository.
 * @property {ReadonlyArray<string>} tests Likewise.
 * @property {boolean} [browser] Whether the tests need a browser.
 */

const sessionTests = ["core/src/{session,storage,journey,plugin}/*.test.ts", "core/src/createKit.test.ts"]

/** @type {Readonly<Record<string, Group>>} */
export const groups = {
  session: { mutate: ["core/src/session/*.ts"], tests: sessionTests },
  storage: { mutate: ["core/src/storage/*.ts"], tests: sessionTests },
  activity: {
    mutate: ["plugins/activity/src/*.ts"],
    tests: ["plugins/activity/src/*.test.ts"]
  },
  bitcoin: {
    mutate: ["plugins/bitcoin/src/{wire,connectors,provider}/*.ts"],
    tests: ["plugins/bitcoin/src/**/*.test.ts"]
  },
  cosmos: {
    mutate: ["plugins/cosmos/src/{provider,connectors}/*.ts"],
    tests: ["plugins/cosmos/src/**/*.test.ts"]
  },
  dialog: {
    mutate: [
      "react/src/modal/{DialogFrame,EmbeddedFrame}.tsx",
      "react/src/modal/{focusable,keepTabInside,lockPageScroll,returnFocus,useDialog,useSheetDrag,useViewFocus}.ts"
    ],
    tests: [
      "react/src/modal/{DialogFrame,EmbeddedFrame,keyboard,motion,returnFocus,seekRow,sheet}.browser.test.tsx",
      "react/src/components/RowList.browser.test.tsx"
    ],
    browser: true
  }
}
