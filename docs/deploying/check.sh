#!/usr/bin/env bash
# What a host must do with this site, asked from outside:
#   docs/deploying/check.sh https://www.example.org [/base-path]
# Prints a line for each thing; ends with 1 where one is wrong. A host of files alone passes over
# the answers.
set -uo pipefail
origin=${1:?give the address of the site, such as https://www.example.org}
base=${2:-}
wrong=0

# told <sentence> <wanted, as a pattern> <found>
told() {
  if [[ $3 =~ $2 ]]; then echo "ok     $1"; else
    echo "WRONG  $1: wanted $2, found “$3”"
    wrong=1
  fi
}
status() { curl -s -o /dev/null -w '%{http_code}' "$@"; }
# header <name> <curl's arguments>
header() {
  local name=$1
  shift
  curl -s -o /dev/null -D - "$@" | tr -d '\r' | sed -n "s/^$name: //Ip" | tr '\n' ' '
}

for page in / /contact/ /disrupt/ /privacy/ /accessibility/; do
  told "$page is there" '^200$' "$(status "$origin$base$page")"
done
told '/contact leads to /contact/' '^30[1278]$' "$(status "$origin$base/contact")"
told '/contact leads to /contact/' "$base/contact/" "$(header location "$origin$base/contact")"
told 'an unknown path is not found' '^404$' "$(status "$origin$base/no/such/page")"
told 'an unknown path shows the page that leads home' 'go-home\.js' \
  "$(curl -s "$origin$base/no/such/page" | grep -o 'go-home\.js' | head -1)"

told 'a page is HTML' '^text/html' "$(header content-type "$origin$base/")"
told 'the feed is a feed' '(atom\+|/)xml' "$(header content-type "$origin$base/feed.xml")"
told 'the manifest is one' 'json' "$(header content-type "$origin$base/manifest.webmanifest")"
told 'the head is text' '^(text/plain|model/obj|application/octet-stream)' \
  "$(header content-type "$origin$base/me.obj")"
told 'WebAssembly is WebAssembly' '^application/wasm' \
  "$(header content-type "$origin$base/paillier/modular_power.wasm")"

for coding in br gzip; do
  told "a page is sent as $coding" "^$coding" \
    "$(header content-encoding -H "accept-encoding: $coding" "$origin$base/contact/")"
  told "the head is sent as $coding" "^$coding" \
    "$(header content-encoding -H "accept-encoding: $coding" "$origin$base/me.obj")"
done
told 'what is sent depends on what is asked for' 'ccept-' \
  "$(header vary -H 'accept-encoding: br' "$origin$base/me.obj")"

asset=$(curl -s "$origin$base/" | grep -o "$base/_next/static/[^\"]*\.js" | head -1)
told 'hashed files are kept for a year' 'max-age=31536000' "$(header cache-control "$origin$asset")"
told 'a page is asked for again' 'no-cache|max-age=(0|600)' "$(header cache-control "$origin$base/")"
tag=$(header etag "$origin$base/contact/")
told 'a page that is the same is not sent again' '^304$' \
  "$(status -H "if-none-match: ${tag% }" "$origin$base/contact/")"

told 'a page names its scripts' 'sha256-' \
  "$(curl -s "$origin$base/" | grep -io '<meta http-equiv="content-security-policy"[^>]*' | head -1)"
told 'nobody may frame a page' "frame-ancestors 'none'|DENY" \
  "$(header content-security-policy "$origin$base/")$(header x-frame-options "$origin$base/")"
told 'types are not guessed' 'nosniff' "$(header x-content-type-options "$origin$base/")"

if [[ $(curl -s "$origin/healthz") == ok ]]; then
  key=$(grep -o "key: '[^']*'" content/site.ts | head -1 | cut -d"'" -f2)
  answer=$(curl -s "$origin/test" -H 'content-type: application/json' \
    -H "x-api-key: ${NEXT_PUBLIC_API_KEY:-$key}" -d '{"prompt": "Are you a real head?"}')
  told 'a question is answered' '^[A-Z].*[.!?]$' "$answer"
else
  echo '–      no server answers here'
fi
exit $wrong
