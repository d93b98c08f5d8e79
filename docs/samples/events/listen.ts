import { kit } from "../quick-start/kit"

const stop = kit.onEvent(({ event, properties }) => {
  switch (event) {
    case "CONNECT_SUCCESS":
      console.log("Connected by", properties["name"])
      break
    case "TRANSACTION_SETTLED":
      console.log(properties["status"], properties["hash"])
      break
    case "DIAGNOSTIC":
      console.warn(properties["code"], properties["advice"])
      break
  }
})

// When your page no longer cares:
stop()
