/**
 * What is mutated together, and the tests that ought to notice.
 *
 * @typedef {object} Group
 * @property {ReadonlyArray<string>} mutate Files, as patterns below the repository.
 * @property {ReadonlyArray<string>} tests Likewise.
 * @property {boolean} [browser] Whether the tests need a browser.
 * @property {number} [must] How many of 100 mutants the tests have to notice; 85 if not said.
 */

const sessionTests = ["core/src/{session,storage,journey,plugin}/*.test.ts", "core/src/createKit.test.ts"]

/**
 * A plugin by its name, without its views.
 *
 * @param {string} name
 * @returns {Group}
 */
const plugin = (name) => ({
  mutate: [`plugins/${name}/src/**/*.ts`, `!plugins/${name}/src/react/**`],
  tests: [`plugins/${name}/src/**/*.test.ts`],
  must: 90
})

/** @type {Readonly<Record<string, Group>>} */
export const groups = {
  send: plugin("send"),
  swap: plugin("swap"),
  pay: plugin("pay"),
  onramp: plugin("onramp"),
  approvals: plugin("approvals"),
  "smart-sessions": plugin("smart-sessions"),
  evm: plugin("evm"),
  // Of that plugin what moves money, by its own tests alone: minutes instead of hours.
  "evm-money": {
    mutate: ["plugins/evm/src/{call,payer,transfer}/**/*.ts"],
    tests: ["plugins/evm/src/{call,payer,transfer}/**/*.test.ts"],
    must: 90
  },
  cloud: plugin("cloud"),
  walletconnect: {
    ...plugin("walletconnect"),
    tests: ["plugins/walletconnect/src/**/*.test.ts", "tests/unit/{oneStepSignIn,recap}.test.ts"]
  },
  siwx: plugin("siwx"),
  "embedded-client": {
    ...plugin("embedded"),
    mutate: [...plugin("embedded").mutate, "!plugins/embedded/src/frame/openFrame.ts"]
  },
  // What holds the frame in the page, which only a browser draws.
  "embedded-element": {
    mutate: ["plugins/embedded/src/frame/openFrame.ts"],
    tests: ["plugins/embedded/src/frame/*.browser.test.tsx"],
    browser: true
  },
  "embedded-server": {
    // Its command is a process of its own, and its words are other tests'.
    mutate: [
      "plugins/embedded/server/src/**/*.ts",
      "!plugins/embedded/server/src/{main,cli}.ts",
      "!plugins/embedded/server/src/words/**"
    ],
    // Without those in a browser: minutes for each mutant.
    tests: [
      "plugins/embedded/server/src/{clientName,farcaster,oauth,owner,passkeys,postgres,rotation,server,signIn,social,startOver}.test.ts",
      "plugins/embedded/server/src/{operate,social,store}/*.test.ts"
    ],
    must: 90
  },
  "embedded-frame": {
    // What the frame draws runs in a page of its own, where no mutant is alive: its tests are in a browser.
    mutate: ["plugins/embedded/server/frame/{account,calls,signing,vault,wallet}/*.ts"],
    tests: ["plugins/embedded/server/src/frame/!(passkeys|insecure|makePage|words).test.ts"],
    must: 90
  },
  http: { mutate: ["core/src/http/*.ts"], tests: ["core/src/http/*.test.ts"], must: 90 },
  journey: { mutate: ["core/src/journey/*.ts"], tests: sessionTests, must: 90 },
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
