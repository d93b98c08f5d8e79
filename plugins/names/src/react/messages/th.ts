import type { NamesMessages } from "../NamesMessages.ts"
import type { Titles } from "./en/titles.ts"

export const titles: Titles = {
  tile: "ชื่อ",
  register: "เลือกชื่อ",
  success: "ชื่อของคุณ"
}

export const words: NamesMessages = {
  intro: "ชื่ออ่านและแชร์ได้ง่ายกว่าที่อยู่ หนึ่งบัญชีมีได้หนึ่งชื่อ และเก็บชื่อนั้นไว้",
  field: "ชื่อ",
  placeholder: "your-name",
  hint: "อย่างน้อย 4 ตัวอักษร ตัวเลข หรือขีดกลาง",
  checking: "กำลังตรวจสอบว่าชื่อว่างหรือไม่",
  free: "{name} ว่างอยู่",
  problems: {
    short: "ชื่อต้องมีอย่างน้อย 4 อักขระ",
    characters: "ใช้ได้เฉพาะตัวอักษร ตัวเลข และขีดกลาง (-)",
    form: "ใช้เป็นชื่อไม่ได้ ลองชื่ออื่น",
    taken: "{name} มีผู้ใช้แล้ว ลองชื่อใดชื่อหนึ่งต่อไปนี้ หรือชื่ออื่น",
    owned: "บัญชีนี้มีชื่ออยู่แล้ว",
    declined: "คุณปฏิเสธการลงนาม ชื่อไม่ได้ถูกจดทะเบียน",
    network: "เครือข่ายนี้ไม่มีบริการชื่อ สลับไปยังเครือข่ายอื่น",
    account: "บัญชีนี้ไม่ได้เชื่อมต่อแล้ว",
    failed: "ติดต่อบริการชื่อไม่ได้ ลองอีกครั้ง"
  },
  suggestions: "รายชื่อ",
  available: "ว่าง",
  registered: "จดทะเบียนแล้ว",
  register: "จดทะเบียนชื่อ",
  asking: "ลงนามใน {wallet} เพื่อจดทะเบียน {name} ไม่มีค่าใช้จ่าย",
  successTitle: "{name} เป็นของคุณแล้ว",
  successText: "ผู้อื่นค้นหาบัญชีของคุณด้วยชื่อนี้ และชื่อจะแสดงแทนที่อยู่ของคุณ",
  successButton: "เสร็จสิ้น",
  notConnected: "เชื่อมต่อกระเป๋าเงินเพื่อรับชื่อ"
}
