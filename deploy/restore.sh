#!/bin/sh
# Restores the database of the compose file to a moment: stops whatever is connected, restores, and starts it again. It can be repeated after
# an interruption, and to another moment. Nothing is deleted. docs/running.md, Backup and restore.
#   sh deploy/restore.sh --check '2026-11-25 10:41:07 +0700'   says whether it can be restored; changes nothing
#   sh deploy/restore.sh '2026-11-25 10:41:07 +0700'           asks first, unless --yes
#   sh deploy/restore.sh latest                                all that was archived, after loss of a disk
set -eu
cd "$(dirname "$0")/.."
usage() { sed -n 's/^#   //p' "deploy/restore.sh" >&2 && exit 2; }
# Services that have no connection to the database.
KEPT='secrets backup-folders edge gateway valkey'

check='' yes='' moment=''
for word in "$@"; do
  case $word in
  --check) check=1 ;;
  --yes) yes=1 ;;
  -*) usage ;;
  *) [ -z "$moment" ] || usage && moment=$word ;;
  esac
done
[ -n "$moment" ] || usage

if command -v docker-compose >/dev/null; then compose() { docker-compose "$@"; }; else compose() { docker compose "$@"; }; fi
backup() { compose run --rm --no-deps -T --entrypoint 'sh /scripts/backup.sh' postgres "$@" </dev/null; }
tell() { echo "$(date +%T)  $*"; }
is_replaying() { [ "$(compose exec -T postgres psql -U playhouse -d playhouse -tAc 'SELECT pg_is_in_recovery()' </dev/null 2>/dev/null)" != f ]; }

tell 'Checking the settings and the backups.'
compose run --rm --no-deps -T secrets </dev/null || {
  echo 'With these settings nothing would start. Use those of the last start, such as DEMO or the file .env.' >&2
  exit 1
}
backup check "$moment" || exit 1
[ -z "$check" ] || exit 0

if [ -z "$yes" ]; then
  echo "The site will be away. Whatever members and operators did after this moment will be undone: $moment"
  printf 'Type restore to go on: '
  read -r answer || answer=
  [ "$answer" = restore ] || { echo 'Nothing was changed.' && exit 1; }
fi

began=$(date +%s)
trap 'echo "Interrupted. Nothing is lost: run the same command again." >&2; exit 130' INT TERM
writers=
for service in $(compose config --services); do
  case " $KEPT postgres " in *" $service "*) continue ;; esac
  # What was never started here stays so.
  [ -z "$(compose ps -a -q "$service")" ] || writers="$writers $service"
done
tell "Stopping$writers, then postgres."
[ -z "$writers" ] || compose stop $writers
compose stop postgres
backup restore "$moment" || {
  echo "Say another moment, or start what was stopped: docker-compose up -d postgres$writers" >&2
  exit 1
}
tell 'Starting postgres.'
compose up -d postgres
while is_replaying; do
  [ "$(docker inspect -f '{{.RestartCount}}' "$(compose ps -q postgres)")" = 0 ] || {
    compose logs --tail=20 postgres
    echo 'PostgreSQL does not start.' >&2
    exit 1
  }
  tell 'PostgreSQL replays the rest of the log.'
  sleep 2
done
if [ -n "$writers" ]; then
  tell "Starting$writers."
  compose up -d $writers
fi
tell "The site is back; it was away for $(($(date +%s) - began)) s. Collecting statistics, without which queries are slow."
compose exec -T postgres psql -q -U playhouse -d playhouse -c ANALYZE </dev/null
tell "Done: restored to $moment."
[ -n "$writers" ] || echo 'Nothing else was ever started here: docker-compose up -d starts the site.'
