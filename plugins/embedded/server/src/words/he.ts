import type { MailWords } from "../mail/MailWords.ts"
import type { PageWords } from "../sign-in/PageWords.ts"
import type { Refusals } from "./en.ts"

export const mail: MailWords = {
  unasked: "אם לא ביקשתם את זה, אל תעשו דבר ואל תגידו את הקוד לאף אחד. אף אחד מאיתנו לעולם לא יבקש אותו מכם.",
  codeSubject: (project) => `הקוד שלכם ל-${project}`,
  code: (code) => `הקוד שלכם הוא ${code}`,
  codeFor: (origin, label) =>
    `הוא מכניס אתכם לארנק שלכם ב-${origin}, מתוך ${label}. הוא פועל פעם אחת, ובמשך 20 דקות.`,
  deviceSubject: (project) => `מכשיר חדש לארנק שלכם ב-${project}`,
  deviceFirst: (origin, label) => `מישהו נכנס לארנק שלכם ב-${origin}, מתוך ${label}, בפעם הראשונה.`,
  deviceConfirm: "אם אלה אתם, פתחו את הדף הזה ואשרו. הוא פועל פעם אחת, ובמשך 20 דקות:",
  deviceUnasked: "אם אלה לא אתם, אל תעשו דבר: בלי האישור שלכם אף אחד לא נכנס.",
  movedSubject: (project) => `לארנק שלכם ב-${project} יש עכשיו כתובת אימייל אחרת`,
  changeSubject: (project) => `שינוי כתובת האימייל של הארנק שלכם ב-${project}`,
  changeWhat: (from, to) =>
    `זה לא מכניס אתכם. זה נותן לארנק שלכם כתובת אימייל אחרת: \u2066${to}\u2069 במקום \u2066${from}\u2069, שמאז כבר לא תאפשר כניסה.`,
  changeCode: (code) => `הקוד לכך הוא ${code}`,
  changeAsked: (origin, label) => `זה התבקש ב-${origin}, מתוך ${label}. הקוד פועל פעם אחת, ובמשך 20 דקות.`,
  changeUnasked: "אם אינכם רוצים בכך, אל תעשו דבר ואל תגידו את הקוד לאף אחד: בלעדיו הכתובת נשארת כפי שהיא.",
  passkeySubject: (project) => `מפתחות הגישה של הארנק שלכם ב-${project} השתנו`,
  passkeyAdded: (name, label) =>
    `מפתח הגישה „${name}” נוסף מתוך ${label}, שבו הארנק היה פתוח. מעכשיו הוא פותח את הארנק.`,
  passkeyRemoved: (name, label) =>
    `מפתח הגישה „${name}” הוסר מתוך ${label}, שבו הארנק היה פתוח. הוא כבר לא פותח דבר.`,
  renewedSubject: (project) => `לארנק שלכם ב-${project} יש קוד שחזור חדש`,
  renewed: (label) => `קוד שחזור חדש נוצר מתוך ${label}, שבו הארנק היה פתוח. הקוד הקודם כבר לא פותח דבר.`,
  renewedUnasked:
    "אם אלה לא הייתם אתם, למישהו היה מכשיר שהארנק שלכם פתוח בו. העבירו את מה שבו לארנק אחר, ממכשיר שעדיין פותח אותו.",
  moved: (from, to) =>
    `כתובת האימייל של הארנק שלכם היא עכשיו \u2066${to}\u2069. הכתובת הזאת, \u2066${from}\u2069, כבר לא מאפשרת כניסה אליו, וכל מכשיר אחר הוצא.`,
  movedHow: "השינוי אושר במכשיר שהארנק פתוח בו, באמצעות קוד שנשלח לכאן וקוד שנשלח לכתובת החדשה.",
  overSubject: (project) => `מישהו רוצה לוותר על הארנק שלכם ב-${project}`,
  overAsked: (label) => `מתוך ${label}, מישהו שנכנס עם הכתובת שלכם ביקש להתחיל מחדש עם ארנק חדש וריק.`,
  overWhat: (day) =>
    `החל מ-${day} (UTC), כל מי שנכנס עם הכתובת הזאת יכול לעשות זאת. אחרי זה כבר אי אפשר להגיע עם הכתובת הזאת לארנק הנוכחי שלכם ולמה שבו.`,
  overStop: "אם זה לא מה שאתם רוצים, עצרו את זה בדף הזה:",
  overNothing:
    "אם איבדתם את קוד השחזור ואת כל המכשירים, אל תעשו דבר. תקבלו את האימייל הזה כל יום עד אז. גם פתיחת הארנק במכשיר שהוא נמצא בו עוצרת את זה.",
  stoppedSubject: (project) => `הארנק שלכם ב-${project} נשמר`,
  stopped:
    "ההתחלה מחדש נעצרה: הארנק שלכם נשאר כפי שהוא. אם לא אתם עצרתם אותה, מישהו אחר יכול לקרוא את האימיילים שלכם או מחזיק במכשיר שלכם.",
  doneSubject: (project) => `ארנק חדש בא במקום הארנק שלכם ב-${project}`,
  done: "ההתחלה מחדש הושלמה: לכתובת הזאת יש עכשיו ארנק חדש וריק. כבר אי אפשר להגיע באמצעותה לארנק הקודם."
}

export const pages: PageWords = {
  isYou: "אלה אתם?",
  firstTime: "מישהו נכנס לארנק שלכם בפעם הראשונה",
  at: "באתר",
  in: "מתוך",
  notYou: "אם אלה לא אתם, סגרו את הדף הזה: אז לא יקרה דבר.",
  letIn: "כן, להכניס את המכשיר הזה",
  expired: "תוקף הקישור פג",
  expiredText: "הוא פועל פעם אחת, ובמשך 20 דקות. התחילו מחדש בדף.",
  notConfirmed: "לא אושר",
  otherPage: "זה הגיע מדף אחר.",
  done: "המכשיר הוכנס",
  doneText: "נשלח אליכם קוד. הקלידו אותו בדף שבו התחלתם.",
  stopTitle: "לשמור על הארנק שלכם?",
  stopText: "מישהו ביקש לוותר על הארנק שלכם ולהתחיל מחדש עם ארנק חדש. אם תעצרו את זה, הארנק נשאר כפי שהוא.",
  stop: "לעצור ולשמור על הארנק שלי",
  stopped: "הארנק שלכם נשמר",
  stoppedText: "ההתחלה מחדש נעצרה. אם לא אתם ביקשתם אותה, ייתכן שמישהו אחר קורא את האימיילים שלכם.",
  nothingToStop: "אין מה לעצור: זה כבר נעצר, או הסתיים.",
  signedIn: "נכנסתם",
  goBack: "חזרו לדף שבו התחלתם.",
  notSignedIn: "לא נכנסתם",
  closeWindow: "סגרו את החלון הזה ונסו שוב בדף שבו התחלתם."
}

export const refusals: Refusals = {
  "Please try again after {} seconds": "נסו שוב בעוד {}",
  "The code is wrong": "הקוד שגוי",
  "The code has expired, or was tried too often. Ask for a new one.":
    "תוקף הקוד פג, או שניסו אותו יותר מדי פעמים. בקשו קוד חדש.",
  "The code was used before. Ask for a new one.": "כבר השתמשו בקוד. בקשו קוד חדש.",
  "The confirmation has expired. Start again.": "תוקף האישור פג. התחילו מחדש.",
  "The sign-in has expired. Start again.": "תוקף הכניסה פג. התחילו מחדש.",
  "This link was used before, or is older than 20 minutes.":
    "כבר השתמשו בקישור הזה, או שעברו יותר מ-20 דקות.",
  "Start again.": "התחילו מחדש.",
  "Sign in first": "היכנסו קודם",
  "The mail could not be sent. Try again later.": "לא ניתן היה לשלוח את האימייל. נסו שוב מאוחר יותר.",
  "The provider does not answer. Try again.": "הספק לא משיב. נסו שוב.",
  "Farcaster does not answer. Try again.": "שירות Farcaster לא משיב. נסו שוב.",
  "Farcaster does not confirm who this is": "שירות Farcaster לא מאשר מי זה",
  "This wallet has no sign-in by {}": "בארנק הזה אין כניסה באמצעות {}",
  "This wallet does not know the network {}": "הארנק הזה לא מכיר את הרשת {}",
  "The network's node does not answer. Try again.": "הצומת של הרשת לא משיב. נסו שוב.",
  "This network has no smart accounts": "ברשת הזאת אין חשבונות חכמים",
  "This wallet has no e-mail address": "לארנק הזה אין כתובת אימייל",
  "This address has a wallet of its own": "לכתובת הזאת יש ארנק משלה",
  "The wallet was changed on another device": "הארנק שונה במכשיר אחר",
  "Open the wallet on this device first: this is for its owner alone":
    "פתחו קודם את הארנק במכשיר הזה: זה מיועד לבעליו בלבד",
  "This passkey opens your wallet no more": "מפתח הגישה הזה כבר לא פותח את הארנק שלכם",
  "This is the last passkey that signs you in: add another one first":
    "זה מפתח הגישה האחרון שמכניס אתכם: הוסיפו קודם עוד אחד",
  "This page may not use the wallet": "הדף הזה לא מורשה להשתמש בארנק",
  "There is no wallet yet that could be given up": "עדיין אין ארנק שאפשר לוותר עליו",
  "Starting over was not asked for, or its time has not come": "לא התבקשה התחלה מחדש, או שזמנה עוד לא הגיע",
  "Sign out, and sign in by e-mail once more, to start over":
    "כדי להתחיל מחדש, צאו והיכנסו פעם נוספת באימייל",
  "Something failed on the server": "אירעה שגיאה בשרת"
}
