"""Opens our data.json with python-paillier and seals an answer: read by checkPython.ts."""

import base64
import json
import sys

from phe import paillier


def whole(text):
    return int.from_bytes(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")


def show(number):
    return ["int", str(number)] if isinstance(number, int) else ["float", repr(number)]


data, key = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:3])
public = paillier.PaillierPublicKey(n=int(data["public_key"]["n"]))
private = paillier.PaillierPrivateKey(public, whole(key["p"]), whole(key["q"]))
numbers = [paillier.EncryptedNumber(public, int(c), int(e)) for c, e in data["values"]]
total = numbers[0]
for number in numbers[1:]:
    total = total + number

# As the manual serialises: g and n as bare JSON numbers, ciphertexts as strings.
fresh = [public.encrypt(value) for value in (17, -2.5, 0.1, 2**80)]
print(
    json.dumps(
        {
            "opened": [show(private.decrypt(number)) for number in numbers],
            "sum": show(private.decrypt(total)),
            "data": json.dumps(
                {
                    "public_key": {"g": public.g, "n": public.n},
                    "values": [(str(x.ciphertext()), x.exponent) for x in fresh],
                }
            ),
        }
    )
)
