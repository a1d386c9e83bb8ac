/** Type of the message by which an embed tells the page around it how high it is: `{ type, height }`. */
export const HEIGHT_MESSAGE = "rentratio:height";
