// A frame as the protocol describes it, with its habits: it posts to whoever holds it, checks no origin, has no answer to
// RPC_ABORT and never says when it wants to be seen. `?mode=` in its address makes it worse.
const mode = new URLSearchParams(location.search).get("mode")
const address = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955"
const code = "123456"
const say = (message) => parent.postMessage(message, "*")
const isSignedIn = () => localStorage.getItem("user") !== null

const user = ({ chainId = 1 } = {}) => {
  if (!isSignedIn()) throw new Error("No user")
  if (typeof chainId === "string") throw new Error("No account there")
  return { email: localStorage.getItem("user"), address, chainId, accounts: [{ address, type: "eoa" }] }
}

let email = ""
const ask = ({ method, params }) =>
  new Promise((resolve, reject) => {
    document.querySelector("h1").textContent = `Sign ${method}`
    document.querySelector("pre").textContent = JSON.stringify(params)
    document.querySelector("main").hidden = false
    const end = (settle) => () => {
      document.querySelector("main").hidden = true
      settle()
    }
    document.querySelector("#approve").onclick = end(() => resolve(`0x${"11".repeat(65)}`))
    document.querySelector("#reject").onclick = end(() => reject(new Error("User rejected the request")))
  })

const answers = {
  CONNECT_EMAIL: (payload) => {
    email = payload.email
    if (email.startsWith("bad")) throw new Error("Invalid email: no such domain")
    return { action: email.startsWith("new") ? "VERIFY_DEVICE" : "VERIFY_OTP" }
  },
  CONNECT_DEVICE: () =>
    new Promise((resolve) => (document.querySelector("#device").onclick = () => resolve())),
  CONNECT_OTP: ({ otp }) => {
    if (otp !== code) throw new Error("The code is wrong")
    localStorage.setItem("user", email)
  },
  IS_CONNECTED: () => ({ isConnected: isSignedIn() }),
  GET_USER: user,
  CONNECT_SOCIAL: (payload) => {
    if (!payload.uri.includes("code=")) throw new Error("No code")
    localStorage.setItem("user", "ada@example.org")
    return { ...user(payload), userName: "ada" }
  },
  GET_SOCIAL_REDIRECT_URI: () => ({ uri: `${location.origin}/provider${location.search}` }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [] }),
  SWITCH_NETWORK: ({ chainId }) => ({ chainId }),
  RPC_REQUEST: (payload) => ask(payload),
  SIGN_OUT: () => localStorage.removeItem("user")
}

const noise = (id) => {
  const huge = "x".repeat(200_000)
  for (let count = 0; count < 200; count++) {
    say({ type: "@w3m-frame/CONNECT_OTP_SUCCESS", id: `${id}${count}` })
    say({ type: `@w3m-frame/NOTHING_${count}`, id })
    say({ type: "@w3m-frame/INIT_SMART_ACCOUNT_SUCCESS", id, payload: { address: {}, isDeployed: -1 } })
    say(null)
    say("@w3m-frame/READY")
  }
  say({ type: "@w3m-frame/IS_CONNECTED_SUCCESS", id, payload: { isConnected: true, huge } })
}

const hear = async ({ data }) => {
  if (typeof data?.type !== "string" || !data.type.startsWith("@w3m-app/")) return
  const name = data.type.slice("@w3m-app/".length)
  if (name === "RPC_ABORT") {
    document.querySelector("main").hidden = true
    return
  }
  if (mode === "hostile") noise(data.id)
  const answer = (end, payload) => {
    say({ type: `@w3m-frame/${name}_${end}`, id: data.id, payload })
    if (mode === "hostile")
      say({ type: `@w3m-frame/${name}_${end}`, id: data.id, payload: { message: "again" } })
  }
  try {
    answer("SUCCESS", await answers[name]?.(data.payload))
  } catch (error) {
    answer("ERROR", { message: error.message })
  }
}
addEventListener("message", (event) => void hear(event))

if (mode === "hostile") noise("early")
if (mode !== "silent") say({ type: "@w3m-frame/READY", payload: { version: "4" } })
